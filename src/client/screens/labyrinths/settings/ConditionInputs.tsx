import { useDesk } from '#client/resource/model/useDesk.ts';
import { leafSpan } from '#client/resource/openRecord/FieldPlace.css.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { settingOn } from './useRanges.ts';

/** Returns the leaf for the condition of an entrance; undefined if it has no condition. */
function useConditionLeaf(pathOf: (condition: number) => string) {
  const { desk, number } = useOpenRecord();
  const path = useDesk(desk, () => {
    const { intrusion_condition_required, intrusion_condition_number } = settingOn(desk, number);
    return intrusion_condition_required ? pathOf(intrusion_condition_number) : undefined;
  });
  return desk.resource.leaves.find((leaf) => leaf.path === path);
}

/** The condition of the entrance, if there is one. */
export function ConditionInput() {
  const leaf = useConditionLeaf(() => 'intrusion_condition_number');
  return (
    leaf && (
      <div className={leafSpan({ size: 'two' })}>
        <RecordLeaf leaf={leaf} />
      </div>
    )
  );
}

/** The parameter N of the condition: a level, a number of members, a title, a monster, an item. */
export function ConditionParameterInput() {
  const leaf = useConditionLeaf((condition) => `condition.${conditionParameter(condition)}`);
  return leaf && <RecordLeaf key={leaf.path} leaf={leaf} />;
}
