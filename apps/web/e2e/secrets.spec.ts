import { expect, test } from '@playwright/test';
import { complaints } from './page.ts';
import { hurry, show } from './table.ts';

const SAYS =
  /breaks the seal of [^:]+: (4 drops of oil|two drops of oil are due|2 cards enclosed|something in it still glows|everybody home, at once)\./i;

test('what a letter says is read when its seal is broken: at the table, after coming back, and in the replay', async ({
  page,
}) => {
  const heard = complaints(page);
  await hurry(page, { curtain: false });
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const send = async (url: string, body: object): Promise<{ id: string }> => {
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await (await fetch(url, options)).json()) as never;
    };
    await send('/api/guest', {});
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { id: table } = await send('/api/tables', { game: 'lanterns', packs: ['bottle-post'], seats });
    await send(`/api/tables/${table}/start`, {});
    return table;
  });
  const toTheLog = async (): Promise<void> => {
    await expect(page.getByRole('main')).toBeVisible();
    await show(page, 'Log');
  };
  await page.goto(`/t/${id}`);
  const answer = (pick: string[]): Promise<void> =>
    page.evaluate(
      async ([table, words]) => {
        const reply = await fetch(`/api/tables/${table}/position?seat=0`);
        const { position } = (await reply.json()) as { position: { view: { decision: { no: number } } } };
        const body = JSON.stringify({ seat: 0, no: position.view.decision.no, pick: words });
        await fetch(`/api/tables/${table}/answer`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      },
      [id, pick] as const,
    );
  await toTheLog();
  await expect(page.getByText(SAYS)).toHaveCount(0);
  await answer(['fish']);
  await answer(['break', 'yes']);
  // Whoever is next at this screen sees the table.
  await expect(page.getByRole('heading', { level: 2, name: /It is your turn/ })).toBeVisible();
  await toTheLog();
  await expect(page.getByText(SAYS).first()).toBeVisible();
  await page.reload();
  await toTheLog();
  await expect(page.getByText(SAYS).first()).toBeVisible();
  await page.goto(`/t/${id}/replay?at=2`);
  await toTheLog();
  await expect(page.getByText(SAYS).first()).toBeVisible();
  expect(heard).toEqual([]);
});
