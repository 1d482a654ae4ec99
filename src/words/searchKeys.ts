/** Keyboard shortcuts of the result list: keys, effect, and whether they are single letters. */
export const listKeysInWords: readonly (readonly [keys: string, does: string, isLetter: boolean])[] = [
  ['Arrows', 'Go to the next or previous job', false],
  ['Enter', 'Open the job', false],
  ['Escape', 'Go back from the job to the list', false],
  ['J, K', 'Go down or up', true],
  ['S', 'Save the job, or remove it', true],
  ['/', 'Go to What', true],
  ['?', 'Show these keys', true],
]

export const searchKeysWords = { where: 'in this list' } as const
