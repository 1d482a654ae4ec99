/** Error messages about deleted accounts. */
export const deletionRefusals = {
  deleted: 'You deleted this account. To use it again, keep it.',
  notDeleted: 'This account isn’t deleted. Reload the page.',
  erased: 'This account was deleted. Create a new one.',
} as const

/** Message to waiting applicants when the last owner of a company deletes their account. */
export const companyLeft =
  'The company deleted its account here, so this job is closed. Thank you for applying.'
