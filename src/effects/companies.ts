import { edit } from './shared/editing.ts'

export const updateCompany = edit('updateCompany', 'company')
