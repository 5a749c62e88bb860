import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [,, name = 'a', size = '1440x900', scheme = 'dark', acts = '', file = 'sluice'] = process.argv;
const [width, height] = size.split('x').map(Number) as [number, number];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const phone = width < 600;
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4510', viewport: { width, height }, deviceScaleFactor: phone ? 2 : 1, isMobile: phone, hasTouch: phone, colorScheme: scheme as 'dark' });
const page = await context.newPage();
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text()));
page.on('pageerror', (e) => console.log('ERROR', e.message));
await page.addInitScript(() => { localStorage.setItem('questwright.settings', JSON.stringify({ botTurnSeconds: 0, animationSpeed: 4 })); localStorage.setItem('questwright.marks', JSON.stringify(['none'])); });
await page.request.post('/api/guest', { data: { name: 'Anna' } });
const made = await page.request.post('/api/files', { data: JSON.parse(readFileSync(`/work/wt/mid-board/.cache/positions/${file}.json`, 'utf8')) });
const { id } = await made.json() as { id: string };
await page.goto(`/t/${id}`);
await page.waitForSelector('[data-square]', { timeout: 20000 }).catch(() => console.log('no squares'));
await page.waitForTimeout(1500);
for (const act of acts.split(',').filter(Boolean)) {
  if (act.startsWith('hover:')) await page.hover(`[data-square="${act.slice(6)}"]`);
  else if (act.startsWith('key:')) await page.keyboard.press(act.slice(4));
  else if (act === 'html') console.log(await page.locator('main').innerText());
  else if (act.startsWith('click:')) await page.getByRole('button', { name: new RegExp(act.slice(6)) }).first().click();
  else await page.locator(`[data-square="${act}"]`).click({ force: true });
  await page.waitForTimeout(900);
}
await page.screenshot({ path: `/tmp/mb/${name}.png` });
await browser.close();
