// Storybook stores globals in the URL, which may contain only letters, digits, spaces, hyphens and
// underscores.

/** Encodes a sentence for the URL of a story. */
export const toAddress = (sentence: string): string =>
  sentence.replaceAll(/[^A-Za-z0-9 -]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)

/** Decodes a sentence that `toAddress` has encoded. */
export const fromAddress = (written: string): string =>
  written.replaceAll(/_([0-9a-f]{1,6})_/g, (whole, code: string) => {
    const point = Number.parseInt(code, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
