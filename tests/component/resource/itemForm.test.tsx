import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { item } from '#domain/resources/item.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { ItemForm } from '../support/ItemForm.ts';
import { boxOf, focuses, hasScenario, haveTexts, isGone, presses, pressesIn, savesBackup } from '../support/site.tsx';

const SWORD = { name_ja: '青銅の剣', name_en: 'Bronze sword', type: 1, weapon_type: 1 };
const SHARDS = { name_ja: '折れた剣', name_en: 'Broken sword' };

let form: ItemForm;
beforeEach(async () => {
  form = new ItemForm(await hasScenario());
});

test.each(LANGUAGES)(
  'what is wrong stands beside its field and in a list that leads there, and is not saved until it is right: %s',
  async (language) => {
    form.language = language;
    await form.opens(1);
    await form.enters('break_range.min', '90');
    await expect
      .element(form.input('break_range.max'))
      .toHaveAccessibleDescription(language === 'ja' ? /最大は最小以上/ : /maximum must not be below/);
    await expect.element(page.getByRole('alert')).toMatchTextContent(form.says('record.errors'));
    // The message below one field does not push its neighbour down.
    const [wrong, neighbour] = ['max', 'min'].map((end) => boxOf(form.input(`break_range.${end}`)));
    expect(neighbour?.y).toBeLessThanOrEqual(wrong?.y ?? 0);
    focuses(form.input('name_ja'));
    await form.opensProblems();
    await form.problems.getByRole('button').first().click();
    await expect.element(form.input('break_range.max')).toHaveFocus();
    await userEvent.keyboard('95');
    await presses('Tab');
    await isGone(page.getByRole('alert'));
    await form.isSaved();
    expect((await form.stored(1)).break_range).toEqual({ min: 90, max: 95 });
  },
);

test.each(LANGUAGES)(
  'who deletes what is used is shown where, and has the places name another: %s',
  async (language) => {
    form.language = language;
    await form.has({
      1: { ...SWORD, becomes: 12 },
      2: SWORD,
      12: SHARDS,
      13: { name_ja: '鉄くず', name_en: 'Scrap' },
    });
    await form.opens(12);
    const uses = page.getByRole('region', { name: form.says('record.uses') });
    await haveTexts(uses.getByRole('link'), [`001 ${SWORD[`name_${language}`]}`]);
    await form.button('record.clear').click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(form.says('clear.used', { count: 1 }));
    await presses('Escape');
    await expect.element(form.button('record.clear')).toHaveFocus();
    await presses('Enter');
    await dialog.getByText(form.says('clear.replace')).click();
    const instead = dialog.getByRole('combobox');
    await instead.fill('13');
    await pressesIn(instead, 'ArrowDown');
    await pressesIn(instead, 'Enter');
    await dialog.getByRole('button', { name: form.says('clear.do') }).click();
    await expect.element(form.heading).toMatchTextContent(form.says('record.blank'));
    // The button has nothing left to delete and keeps the focus.
    await expect.element(form.button('record.clear')).toBeDisabled();
    await expect.element(form.button('record.clear')).toHaveFocus();
    await form.isSaved();
    expect((await form.stored(1)).becomes).toBe(13);
    expect((await form.stored(12)).name_ja).toBe('');
  },
);

test('a click on what is wrong arrives there, also where leaving a field takes a line out of the list', async () => {
  await form.has({ 1: { ...SWORD, power: { count: 2, sides: 0, plus: 0 }, range: 1, hold: 0 } });
  await form.opens(1);
  await form.opensProblems();
  await expect.element(form.problems).toHaveLength(2);
  await expect.element(form.input('power')).toHaveValue('2d0');
  await form.input('power').fill('2d6');
  await form.opensProblems();
  await form.problems.getByRole('button').last().click();
  await expect.element(page.css('[data-path="hold"] :focus')).toBeVisible();
  await expect.element(form.problems).toHaveLength(1);
  await form.isSaved();
  expect((await form.stored(1)).power.sides).toBe(6);
});

test('Ctrl+S saves at once what is being typed, and the browser does not offer to save the page', async () => {
  await form.has({ 1: SWORD });
  await form.opens(1);
  const prevented = vi.fn();
  addEventListener('keydown', ({ key, defaultPrevented }) => prevented(key, defaultPrevented));
  await form.input('name_en').fill('Steel sword');
  await presses('Control+s');
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_en: 'Steel sword' });
  expect(prevented).toHaveBeenLastCalledWith('s', true);
});

test('one goes from number to number in the same field, past both ends, and to the next blank one', async () => {
  await form.has({ 1: SWORD, 2: SHARDS, 3: SWORD });
  await form.opens(1);
  await form.input('name_en').fill('Copper sword');
  await presses('Alt+ArrowRight');
  await form.isAt(2);
  await expect.element(form.input('name_en')).toHaveFocus();
  await expect.element(form.input('name_en')).toHaveValue('Broken sword');
  await form.button('record.nextBlank').click();
  await form.isAt(4);
  await form.opens(1);
  await expect.element(form.input('name_en')).toHaveValue('Copper sword');
  await presses('Alt+ArrowLeft');
  await form.isAt(500);
});

test('a reference to nothing is told beside it and in the list that leads there; clearing the text names nothing', async () => {
  await form.has({ 1: { ...SWORD, becomes: 77 } });
  await form.opens(1);
  await expect.element(form.input('becomes')).toHaveAccessibleDescription(form.says('record.notYet'));
  await form.opensProblems();
  const told = page.getByRole('listitem').filter({ hasText: 'アイテムの077番はまだ作られていません。' });
  await told.getByRole('button', { name: '壊れた後' }).click();
  await expect.element(form.input('becomes')).toHaveFocus();
  await form.enters('becomes', '');
  await expect.element(form.input('becomes')).toHaveValue(form.says('record.none'));
  await isGone(told);
  await form.isSaved();
  expect((await form.stored(1)).becomes).toBe(0);
});

test('a section without a meaning goes, and its values stay', async () => {
  await form.has({ 1: { ...SWORD, power: { count: 3, sides: 4, plus: 5 } } });
  await form.opens(1);
  await expect.element(form.input('power')).toHaveValue('3d4+5');
  await page.css('[data-path=type] button').click();
  await page.getByRole('option').first().click();
  await isGone(form.input('power'));
  await form.isSaved();
  expect((await form.stored(1)).power).toEqual({ count: 3, sides: 4, plus: 5 });
});

test('dice are typed as text: what is none says so, Esc takes it back, and one step back takes back all of them', async () => {
  await form.has({ 1: { ...SWORD, power: { count: 1, sides: 8, plus: 0 } } });
  await form.opens(1);
  const power = form.input('power');
  await expect.element(power).toHaveValue('1d8');
  await power.fill('2d');
  await expect.element(power).not.toHaveAttribute('aria-invalid');
  await pressesIn(power, 'Enter');
  await expect.element(power).toHaveAccessibleDescription(/2d6\+1/);
  await power.fill('2d999');
  await expect.element(power).toHaveAccessibleDescription(/200/);
  await pressesIn(power, 'Escape');
  await expect.element(power).toHaveValue('1d8');
  await expect.element(power).not.toHaveAttribute('aria-invalid');
  // Their results are shown during typing; an arrow steps the number at the cursor.
  await power.fill('3d6+2');
  await haveTexts(page.css('[data-path=power] dd'), ['5', '12.5', '20']);
  await pressesIn(power, 'ArrowUp');
  await expect.element(power).toHaveValue('3d6+3');
  await pressesIn(power, 'Enter');
  await form.isSaved();
  expect((await form.stored(1)).power).toEqual({ count: 3, sides: 6, plus: 3 });
  await presses('Control+z');
  await expect.element(power).toHaveValue('1d8');
  await form.isSaved();
  expect((await form.stored(1)).power).toEqual({ count: 1, sides: 8, plus: 0 });
});

test('an address that names one number of dice leads to their field', async () => {
  await form.has({ 1: SWORD });
  await form.opens(1, '?field=power.sides');
  await expect.element(form.input('power')).toHaveFocus();
});

test('all of a set are chosen and taken away at one press each', async () => {
  await form.opens(1);
  const jobs = page.css('[data-path=jobs]');
  await jobs.getByRole('button', { name: form.says('record.clearAll') }).click();
  await expect.element(jobs.getByRole('checkbox', { checked: true })).toHaveLength(0);
  await presses('Control+z');
  await expect.element(jobs.getByRole('checkbox', { checked: true })).toHaveLength(8);
});

test('an item is copied to another number, and it is said what that replaces', async () => {
  await form.has({ 1: SWORD, 2: SHARDS });
  await form.opens(1);
  await form.button('record.copy').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(form.says('record.copy.taken', { name: '002 折れた剣' }));
  const target = dialog.getByLabelText(form.says('record.copy.target'));
  await target.fill('40');
  await expect.element(dialog).toMatchTextContent(form.says('record.copy.free'));
  await pressesIn(target, 'Enter');
  await form.isAt(40);
  await form.isSaved();
  expect(await form.stored(40)).toMatchObject(SWORD);
  expect(await form.stored(2)).toMatchObject(SHARDS);
});

test('what an item was in a backup is shown by field, and taken back', async () => {
  await form.has({ 1: SWORD });
  await form.opens(1);
  const history = page.getByRole('region', { name: form.says('record.history') });
  await form.button('record.history.show').click();
  await expect.element(history).toMatchTextContent(form.says('record.history.noBackup'));
  await history.getByRole('button', { name: form.says('record.history.hide') }).click();
  await savesBackup();
  await form.button('record.history.show').click();
  await expect.element(history).toMatchTextContent(form.says('record.history.none'));
  await history.getByRole('button', { name: form.says('record.history.hide') }).click();
  await form.enters('name_ja', '鋼の剣');
  await form.enters('ac', '7');
  await form.isSaved();
  await form.button('record.history.show').click();
  await history.getByRole('listitem').getByRole('button').first().click();
  const name = history.getByRole('row').filter({ hasText: item.fields.name_ja.label.ja });
  await expect.element(name).toMatchTextContent('青銅の剣');
  await expect.element(name).toMatchTextContent('鋼の剣');
  await name.getByRole('button', { name: form.says('record.history.takeBack') }).click();
  await expect.element(form.input('name_ja')).toHaveValue('青銅の剣');
  await isGone(name);
  // The focus moves to the next undoable change, and in the end to the version.
  const next = history.getByRole('row').getByRole('button', { name: form.says('record.history.takeBack') });
  await expect.element(next).toHaveLength(1);
  await expect.element(next).toHaveFocus();
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: '青銅の剣', ac: 7 });
  await presses('Enter');
  await expect.element(history.getByRole('listitem').getByRole('button')).toHaveFocus();
});

test('a banned word is marked where it stands', async () => {
  await form.opens(1);
  await form.input('name_ja').fill('このくそったれ');
  await expect.element(page.css('[data-path=name_ja] mark')).toHaveTextContent('くそったれ');
  // The rest of the text is not repeated.
  await expect.element(page.css('[data-path=name_ja] [role=status]')).not.toHaveTextContent('この');
  await form.enters('name_ja', 'この剣');
  await isGone(page.css('[data-path=name_ja] mark'));
});

test('the section in sight is marked, as the form is scrolled and when it is gone to', async () => {
  await form.opens(1);
  const sections = page.getByRole('navigation', { name: form.says('record.sections') });
  const current = sections.css('[aria-current]');
  await expect.element(current).toHaveTextContent('名前');
  const content = page.css('#content');
  await content.wheel({ delta: { y: 700 } });
  await expect.element(current).not.toHaveTextContent('名前');
  await sections.getByRole('button', { name: form.says('record.history') }).click();
  await expect.element(current).toHaveTextContent(form.says('record.history'));
  await content.wheel({ delta: { y: -5000 } });
  await expect.element(current).toHaveTextContent('名前');
});

test.each([1280, 390])('the line of sections never hides the heading that it leads to, at %i px', async (width) => {
  await page.viewport(width, 800);
  await form.opens(1);
  const sections = page.getByRole('navigation', { name: form.says('record.sections') });
  await expect.element(sections).toBeVisible();
  for (const [index, entry] of sections.getByRole('button').elements().entries()) {
    (entry as HTMLElement).click();
    const isShown = () => {
      const [heading, line] = [document.querySelectorAll('[data-record-form] h3')[index], sections.element()];
      if (!heading) return true;
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= line.getBoundingClientRect().bottom && bottom <= innerHeight;
    };
    await expect.poll(isShown, { message: entry.textContent ?? '' }).toBe(true);
  }
});

test('a phone shows the first field of a record, and has what is done with it in a menu', async () => {
  await page.viewport(390, 844);
  await form.has({ 12: { ...SHARDS, type: 1 } });
  await form.opens(12);
  await expect.element(form.input('name_ja')).toBeInViewport({ ratio: 1 });
  await form.opensProblems();
  await page.getByRole('button', { name: item.fields.hold.label.ja, exact: true }).click();
  await expect.element(page.css('[data-path=hold] button')).toHaveFocus();
  const sections = page.getByRole('navigation', { name: form.says('record.sections') });
  await expect.element(sections.css('[aria-current]')).toBeInViewport();

  await form.enters('name_ja', '折れた短剣');
  await form.isSaved();
  const chooses = async (name: string) => {
    await form.button('record.more').click();
    await page.getByRole('menuitem', { name, exact: false }).click();
  };
  await chooses(form.says('record.undo'));
  await expect.element(form.input('name_ja')).toHaveValue(SHARDS.name_ja);
  await chooses(form.says('record.clear'));
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});
