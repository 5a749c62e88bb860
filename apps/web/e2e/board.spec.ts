import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers, complaints, PHONE } from './page.ts';

// The board alone is a page for those who draw it, and no part of the build.
const STORY = `${process.env['E2E_STORY']}board.html`;

const space = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"]`);
/** The letter and number of a space near Tamalir, and the name of its region. */
const code = (page: Page): Locator => page.getByText('I09', { exact: true });
const region = (page: Page): Locator => page.locator('.area').filter({ hasText: 'the Kingsmead' });
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const widthOf = async (place: Locator): Promise<number> => (await place.boundingBox())!.width;
const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(STORY + query);
  await expect(space(page, 'tamalir')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => true));
};

test('every space in play can be named, and the browser has nothing to complain about', async ({ page }) => {
  const heard = complaints(page);
  await open(page);
  await expect(page.locator('[data-space]')).toHaveCount(236);
  await expect(space(page, 'tamalir')).toHaveAccessibleName('Tamalir, town, the Kingsmead. Silhouette (you)');
  await expect(space(page, 'i10')).toHaveAccessibleName(
    /^the Toll Bridge, road.*Reachable with 2 dice: road and river$/,
  );
  await expect(space(page, 'i08')).toHaveAccessibleName(/Undefeated: the Hill Giant\. Reachable with 1 die: plains$/);
  await expect(space(page, 'c09')).toHaveAccessibleName(/^Shearing Hill, hill, Whitefell\. Green adventure$/);
  expect(heard).toEqual([]);
});

test('the board has no barrier of WCAG 2.2 AA', PHONE, async ({ page }) => {
  await open(page, '?chosen=i11');
  expect(await barriers(page, { map: true })).toEqual([]);
});

test('the keys go from space to space, also over water, and Enter picks', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('tamalir');
  await expect(page.getByTestId('looked')).toHaveText('tamalir');
  for (const [key, id] of [
    ['ArrowRight', 'h09'],
    ['ArrowRight', 'h10'],
    ['ArrowUp', 'g10'],
    // The Glass Mere lies between.
    ['ArrowRight', 'g13'],
    ['ArrowLeft', 'g10'],
    ['ArrowDown', 'h09'],
    ['ArrowDown', 'i10'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(id);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('picked')).toHaveText('i10');
  await expect(space(page, 'i10')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('picked')).toHaveText('i10 i10');
  // One stop for the whole map.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBeNull();
});

test('who chooses where to go sees the dice at each place with something to do, a lock where there is nothing', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Go to my hero' }).click();
  for (let i = 0; i < 2; i += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('[data-level]')).toHaveAttribute('data-level', '3');
  await expect(code(page)).toBeHidden();
  await expect(region(page)).toHaveCSS('opacity', '0.25');
  const corners = await page.locator('[data-dice]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      const hex = document
        .querySelector(`[data-space="${(one as SVGElement).dataset['dice']}"]`)!
        .getBoundingClientRect();
      return `${Math.round(x - hex.x)} ${Math.round(y - hex.y)}`;
    }),
  );
  const there = page.getByRole('application').getByRole('button', { name: /(adventure|Undefeated).*Reachable/ });
  const labels = await there.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  const closed = labels.filter((one) => one.includes('Nothing for you there: too easy'));
  expect(closed.length).toBe(1);
  await expect(page.locator('[data-closed]')).toHaveCount(1);
  expect(corners.length).toBe(labels.length - closed.length);
  expect(new Set(corners).size).toBe(1);
});

test('what has the focus is in sight, however large the map is', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('+');
  for (let i = 0; i < 9; i += 1) await page.keyboard.press('ArrowUp');
  expect((await focused(page))?.startsWith('a')).toBe(true);
  const { x, y } = await middleOf(page.locator(':focus'));
  const window = page.viewportSize()!;
  expect(x > 0 && x < window.width && y > 0 && y < window.height).toBe(true);
});

test(
  'plus, minus, 0, the buttons and the wheel zoom; the map is drawn anew and sharp',
  PHONE,
  async ({ page, isMobile }) => {
    await open(page, '?still');
    const tamalir = space(page, 'tamalir');
    const world = page.locator('[data-level]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('0');
    await expect(world).toHaveAttribute('data-level', '1');
    const whole = await widthOf(tamalir);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(tamalir)).toBeCloseTo(whole * 1.35, 0);
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(tamalir)).toBeCloseTo(whole, 0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => widthOf(tamalir)).toBeCloseTo(whole * 1.35, 0);
    const before = await middleOf(tamalir);
    const pointer = { x: Math.round(before.x), y: Math.round(before.y) };
    await page.mouse.move(pointer.x, pointer.y);
    // How far one turn of the wheel goes differs between devices.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, -300);
          return widthOf(tamalir);
        },
        { intervals: [100], timeout: 20_000 },
      )
      .toBeGreaterThan(whole * 4);
    const after = await middleOf(tamalir);
    // On a phone the whole map is lower than the window, and grows out of its middle first.
    if (!isMobile) {
      const grown = (await widthOf(tamalir)) / (whole * 1.35);
      const aside = (axis: 'x' | 'y'): number => after[axis] - pointer[axis] - (before[axis] - pointer[axis]) * grown;
      expect(Math.hypot(aside('x'), aside('y'))).toBeLessThan(2);
      await expect(world).toHaveAttribute('data-level', '3');
      await expect(code(page)).toBeVisible();
      await expect(region(page)).toHaveCSS('opacity', '0.5');
    }
    await expect(world).toHaveAttribute('data-level', /[23]/);
    // Sharp again: it is no longer a picture that is stretched.
    await expect(world).not.toHaveAttribute('data-stretched');
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await expect.poll(() => widthOf(tamalir)).toBeCloseTo(whole, 0);
  },
);

test('a drag moves the map and picks nothing; a click picks; two quick clicks lead home', async ({ page }) => {
  await open(page, '?still');
  await page.getByRole('button', { name: 'Go to my hero' }).click();
  await page.waitForTimeout(300);
  const home = await middleOf(space(page, 'tamalir'));
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(home.x - 60, home.y - 90, { steps: 5 });
  await page.mouse.up();
  const moved = await middleOf(space(page, 'tamalir'));
  expect(Math.round(home.x - moved.x)).toBe(60);
  expect(Math.round(home.y - moved.y)).toBe(90);
  await expect(page.getByTestId('picked')).toHaveText('');
  const far = await middleOf(space(page, 'k08'));
  await page.mouse.click(far.x, far.y);
  await expect(page.getByTestId('picked')).toHaveText('k08');
  await expect(page.getByTestId('looked')).toHaveText('k08');
  await page.mouse.dblclick(far.x, far.y);
  await page.waitForTimeout(400);
  await expect(page.getByTestId('picked')).toHaveText('k08');
  await expect.poll(async () => Math.round((await middleOf(space(page, 'tamalir'))).y - home.y)).toBe(0);
});

test(
  'a tap picks, a long press only shows what lies there, two fingers zoom',
  PHONE,
  async ({ page, isMobile, context }) => {
    test.skip(!isMobile, 'needs fingers');
    await open(page, '?still');
    await space(page, 'h09').tap();
    await expect(page.getByTestId('picked')).toHaveText('h09');
    const touch = await context.newCDPSession(page);
    const { x, y } = await middleOf(space(page, 'g09'));
    const fingers = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await fingers('touchStart', { x, y });
    await page.waitForTimeout(700);
    await fingers('touchEnd');
    await expect(page.getByTestId('looked')).toHaveText('g09');
    await expect(page.getByTestId('picked')).toHaveText('h09');
    const before = await widthOf(space(page, 'g09'));
    await fingers('touchStart', { x: x - 30, y }, { x: x + 30, y });
    for (const far of [40, 50, 60]) await fingers('touchMove', { x: x - far, y }, { x: x + far, y });
    await fingers('touchEnd');
    await expect.poll(() => widthOf(space(page, 'g09'))).toBeGreaterThan(before * 1.7);
    await expect(page.getByTestId('picked')).toHaveText('h09');
  },
);

/** From now on, how many points each way had that a figure walked. */
async function walksOf(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const walks: number[] = [];
    const { animate } = Element.prototype;
    Object.assign(window, { walks });
    Element.prototype.animate = function (frames, options) {
      walks.push((frames as Keyframe[]).length);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { walks: number[] }).walks);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a figure walks its way space by space (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const walks = await walksOf(page);
    await open(page);
    for (let picks = 0; picks < 2; picks++) await space(page, 'i10').press('Enter');
    await expect(space(page, 'i10')).toHaveAccessibleName(/Silhouette \(you\)/);
    expect(await walks()).toEqual(reducedMotion === 'reduce' ? [] : [3]);
  });
}
