// Storybook keeps what the toolbar says in the address, but only letters, numbers, blanks, hyphens and underscores.

/** A sentence as it can stand in the address of a story. */
export const toAddress = (sentence: string): string =>
  sentence.replaceAll(/[^A-Za-z0-9 -]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)

/** The sentence that `toAddress` wrote. */
export const fromAddress = (written: string): string =>
  written.replaceAll(/_([0-9a-f]{1,6})_/g, (whole, code: string) => {
    const point = Number.parseInt(code, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
