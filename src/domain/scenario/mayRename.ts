/** Whether the titles and the author name of a scenario may still change: provisional registration, which gives it its code, fixes them. */
export const mayRename = ({ scenario_code }: { readonly scenario_code: string | null }): boolean =>
  scenario_code === null;
