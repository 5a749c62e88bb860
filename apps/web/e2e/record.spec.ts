import { expect, test, type Locator, type Page } from '@playwright/test';
import { bring, positionFile, wonQuest } from './files.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { answerWith, dock, goesOn, hurry, isMyTurn, onward, openTable, playNow, show } from './table.ts';

const end = (page: Page): Locator => page.getByRole('region', { name: 'The end of the game' });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Replay' });
const sheet = (page: Page): Locator => page.getByRole('dialog');

// Whole games are played again here.
test.describe.configure({ timeout: 120_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a late short quest is played to its end by hand; the end says why, and counts up',
  PHONE,
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'on a desk other tests end their games');
    const heard = complaints(page);
    await hurry(page);
    const id = await bring(page, positionFile('last rune'));
    await page.goto(`/t/${id}`);
    await isMyTurn(page);
    const bold = page.locator('button:enabled', { hasText: /Attempt|Stand and fight|Attack|Pass|Keep|Take/ });
    for (let answers = 0; answers < 20 && !(await end(page).isVisible()); answers++) {
      await goesOn(page, () => bold.first().click());
      await expect(bold.first().or(end(page))).toBeVisible();
    }
    await expect(end(page).getByRole('heading', { level: 2 })).toContainText('Victory for');
    await expect(end(page).getByRole('heading', { name: 'What Varikas did' })).toBeVisible();
    await expect(end(page).getByRole('heading', { name: 'The standing' })).toHaveCount(0);
    await expect(end(page)).toContainText('You have won with Varikas: 1 Dragon Rune');
    await expect(end(page).getByText('Fights won').first().locator('..')).toContainText('1');
    await expect(end(page).getByRole('img', { name: /successes more than expected/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await end(page).getByRole('button', { name: 'Why? The Dragon Runes are found' }).click();
    await expect(sheet(page)).toContainText('RB-OBJ-05');
    await page.keyboard.press('Escape');
    await end(page).getByRole('button', { name: 'Look at the board' }).click();
    await expect(end(page).getByRole('button', { name: 'Results' })).toBeVisible();
    expect(heard).toEqual([]);
  },
);

test(
  'a finished game is watched by scrubber, keys and buttons, and a link leads another browser to the moment',
  PHONE,
  async ({ page, browser }) => {
    const heard = complaints(page);
    const id = await bring(page, wonQuest());
    await page.goto(`/t/${id}`);
    await end(page).getByRole('link', { name: 'Watch the replay' }).click();
    const scrubber = bar(page).getByRole('slider', { name: 'Moment of the game' });
    await expect(scrubber).toHaveValue('0');
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
    await expect(scrubber).toHaveValue('3');
    await page.keyboard.press('ArrowLeft');
    await expect(scrubber).toHaveValue('2');
    await page.keyboard.press('End');
    await expect(bar(page)).toContainText('wins the game');
    await page.keyboard.press('Home');
    await expect(bar(page)).toContainText('0 of');
    await bar(page).getByRole('button', { name: 'One turn on' }).click();
    await bar(page).getByRole('button', { name: 'One turn on' }).click();
    await expect(bar(page)).toContainText('Round 3');
    await bar(page).getByLabel('Speed').selectOption('4×');
    await bar(page).getByRole('button', { name: 'Play' }).click();
    const at = Number(await scrubber.inputValue());
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(at + 2);
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    await scrubber.fill('60');
    await expect(page).toHaveURL(/at=60/);
    const told = await bar(page).getByRole('paragraph').first().innerText();
    expect(await barriers(page)).toEqual([]);

    await bar(page).getByRole('button', { name: 'Copy a link to this moment' }).click();
    await expect(bar(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(bar(stranger).getByRole('slider')).toHaveValue('60');
    await expect(bar(stranger)).toContainText(told);
    // Without the invitation in it, the link of a private table shows nothing.
    const other = await (await browser.newContext()).newPage();
    await other.goto(link.replace(/&invite=.*/, ''));
    await expect(other.getByText('This table is private')).toBeVisible();
    await stranger.context().close();
    await other.context().close();
    expect(heard).toEqual([]);
  },
);

test('the replay of a running game grows with it', async ({ page, context }) => {
  await playNow(page);
  const past = await context.newPage();
  await past.goto(`${page.url()}/replay?at=0`);
  const scrubber = bar(past).getByRole('slider', { name: 'Moment of the game' });
  await expect(scrubber).toBeVisible();
  const before = Number(await scrubber.getAttribute('max'));
  await goesOn(page, () => onward(page));
  await expect.poll(async () => Number(await scrubber.getAttribute('max'))).toBeGreaterThan(before);
  await expect(scrubber).toHaveValue('0');
});

test('numbers of the past are those of that moment, and tell why', async ({ page }) => {
  const id = await bring(page, wonQuest());
  await page.goto(`/t/${id}/replay?at=60`);
  await expect(bar(page)).toBeVisible();
  await show(page, 'Heroes');
  const life = page.getByTitle('Life: what makes it so').first();
  await expect(life).toHaveText(/^\d of [1-9]/);
  await life.click();
  await expect(sheet(page)).toContainText('RB-CARD-01');
  await expect(sheet(page).getByRole('table')).toContainText('at first');
  expect(await barriers(page)).toEqual([]);
});

test('a game leaves as a file, comes back, and holds; a changed file does not', async ({ page }) => {
  const id = await bring(page, wonQuest());
  await page.goto(`/t/${id}`);
  const more = end(page).getByText('More', { exact: true });
  await more.click();
  await end(page).getByRole('button', { name: 'Verify the dice' }).click();
  await expect(end(page).getByText(/^It holds: \d+ answers were played again/)).toBeVisible({ timeout: 30_000 });
  await more.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    end(page).getByRole('button', { name: 'Save the game file' }).click(),
  ]);
  const saved = JSON.parse(await (await import('node:fs/promises')).readFile(await download.path(), 'utf8')) as {
    segments: { entries: { pick: string[] }[] }[];
  };

  await page.goto('/lobby');
  await expect(page.getByRole('listitem').filter({ hasText: 'You won' })).toBeVisible();
  const chooser = page.getByLabel('Open a game file');
  const json = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await chooser.setInputFiles(json('no game'));
  await expect(page.getByRole('alert')).toHaveText('This is not a game file.');
  const changed = structuredClone(saved);
  changed.segments[0]!.entries.splice(40, 1);
  await chooser.setInputFiles(json(JSON.stringify(changed)));
  await expect(page.getByRole('alert')).not.toHaveText('This is not a game file.');
  await expect(page).toHaveURL(/\/lobby$/);
  await chooser.setInputFiles(json(JSON.stringify(saved)));
  await page.waitForURL(/\/t\/[\w-]+$/, { timeout: 30_000 });
  expect(page.url()).not.toContain(id);
  await expect(end(page).getByRole('heading', { level: 2 })).toContainText('Victory for');
});

test('a number, a refusal and a line of the log tell why; what seems wrong is reported with its rule', async ({
  page,
}) => {
  await playNow(page);
  await show(page, 'Heroes');
  await page.getByTitle('Mind: what makes it so').first().click();
  await expect(sheet(page).getByRole('table')).toBeVisible();
  await expect(sheet(page)).toContainText('It is');
  // One answer leads to another, and back.
  await sheet(page).getByRole('button', { name: /^RB-/ }).first().click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(/^RB-/);
  await sheet(page).getByRole('button', { name: 'Back' }).click();
  await expect(sheet(page).getByRole('table')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  for (let counters = 0; counters < 2; counters++) await answerWith(page, '1');
  await show(page, 'Map');
  // Nothing has to be closed after a wrong pick: the reason stands on the map, with its rule behind it.
  await page.locator('[data-space="a08"]').focus();
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('status').filter({ hasText: 'is not next to you' });
  await expect(refusal).not.toHaveCount(0);
  await expect(sheet(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: `Why? ${await refusal.first().textContent()}` })
    .first()
    .click();
  await expect(sheet(page)).toContainText(/RB-|QST-/);
  await page.keyboard.press('Escape');

  await show(page, 'Log');
  await page
    .getByRole('region', { name: 'Log', exact: true })
    .getByRole('button', { name: /^Why\? / })
    .last()
    .click();
  await expect(sheet(page)).toContainText(/RB-|QST-/);
  await sheet(page).getByRole('button', { name: 'I think this is wrong' }).click();
  const rule = sheet(page).getByLabel('The rule in question');
  await expect(rule).toHaveValue(/^(RB|QST)-/);
  expect(await barriers(page)).toEqual([]);
  await sheet(page).getByLabel('What happened, and what should have?').fill('');
  await sheet(page).getByRole('button', { name: 'Send it' }).click();
  await expect(sheet(page).getByRole('alert')).toHaveText('A few words are needed.');
  await sheet(page).getByLabel('What happened, and what should have?').fill('Too many dice.');
  await sheet(page).getByRole('button', { name: 'Send it' }).click();
  await expect(sheet(page).getByRole('status')).toHaveText(/^Thank you\. It is report [\w-]{6,}\.$/);
});

test('the log is found in, read as text, jumped from and undone to', PHONE, async ({ page }) => {
  await hurry(page);
  // Alone: nobody is waited for, and what is answered is always the same three questions.
  await openTable(page, 'runebound', { packs: ['short-quest'] });
  await isMyTurn(page);
  for (let answers = 0; answers < 3; answers++) {
    await goesOn(page, () => onward(page));
    await isMyTurn(page);
  }
  await show(page, 'Log');
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill('no such words');
  await expect(page.getByText('Nothing in the log fits.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill('movement dice');
  const line = page.getByRole('button', { name: /^\S+ rolls movement dice/ });
  await expect(line.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill('');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/Round 1, .*\n {2}\S/);
  const before = page.url();
  await page
    .getByRole('button', { name: /gains an experience counter/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo to here' }).click();
  await expect(page.getByText('Answers were taken back.').first()).toBeVisible();
  await expect(page.getByText('(taken back)').first()).toBeAttached();
  await page.getByRole('button', { name: 'Show this moment' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('gains an experience counter');
  await bar(page).getByRole('link', { name: 'To the table' }).click();
  await expect(page).toHaveURL(before);
  await expect(dock(page)).toBeVisible();
});

test('a spectator of hidden hands sees none of them, neither now nor in the replay', async ({ page, browser }) => {
  await hurry(page);
  await page.goto('/about');
  const id = await page.evaluate(async () => {
    const send = async (url: string, body: object): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
        id: string;
      };
    };
    await send('/api/guest', {});
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { id: table } = await send('/api/tables', { game: 'lanterns', seats, public: true });
    await send(`/api/tables/${table}/start`, {});
    return table;
  });
  type Thing = { thing: number; card: string | null };
  type Seen = { position: { view: { zones: Record<string, Thing[]> } } };
  const zones = (of: Page, seat: string): Promise<Record<string, Thing[]>> =>
    of.evaluate(
      async ([table, who]) => {
        const reply = await fetch(`/api/tables/${table}/position?seat=${who}`);
        return ((await reply.json()) as Seen).position.view.zones;
      },
      [id, seat] as const,
    );
  const hands = [...(await zones(page, '0'))['hand/0']!, ...(await zones(page, '1'))['hand/1']!];
  expect(hands.length).toBeGreaterThan(3);
  expect(hands.every(({ card }) => card !== null)).toBe(true);

  const watcher = await (await browser.newContext()).newPage();
  const told: string[] = [];
  watcher.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => told.push(text),
        () => {},
      );
  });
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await watcher.goto(`/t/${id}`);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  const seen = await zones(watcher, 'none');
  expect([...seen['hand/0']!, ...seen['hand/1']!].every(({ card }) => card === null)).toBe(true);
  await watcher.goto(`/t/${id}/replay?at=0&seat=none`);
  await expect(bar(watcher)).toBeVisible();
  expect(told.length).toBeGreaterThan(3);
  const open = new Set(
    Object.values(seen)
      .flat()
      .flatMap(({ card }) => card ?? []),
  );
  const hidden = hands.flatMap(({ card }) => (card !== null && !open.has(card) ? [card] : []));
  expect(hidden.length).toBeGreaterThan(0);
  for (const card of hidden) expect(told.filter((text) => text.includes(`"${card}"`))).toEqual([]);
  await watcher.goto(`/t/${id}/replay?at=0&seat=0`);
  await expect(watcher.getByText(/private|not possible|not yours/i)).toBeVisible();
  await watcher.context().close();
});
