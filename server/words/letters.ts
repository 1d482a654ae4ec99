/** Error messages about cover letters. */
export const lettersRefusals = {
  inTrash: 'This letter is in the trash. Restore it first.',
  notInTrash: 'Move this letter to the trash first.',
  empty: 'This letter is empty. Write it first.',
  emptyChoice: 'This letter is empty. Write it first, or choose none.',
  gone: 'This letter was deleted. Choose another one, or none.',
  goneJob: 'This job was removed. Choose another one, or none.',
  goneResume: 'This resume was deleted. Choose another one, or none.',
  many: (most: number) => `You have ${most} letters. Delete one for good from the trash first.`,
} as const
