import type { Page } from '@playwright/test';

/** The browser that draws can also make pictures small. */
export async function asWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', wanted).split(',')[1]!;
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(text, 'base64');
}
