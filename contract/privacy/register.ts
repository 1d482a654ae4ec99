import type { DataKind } from './dataKind.ts'
import { accountData } from './register/account.ts'
import { applicationData } from './register/applications.ts'
import { browserData } from './register/browser.ts'
import { companyData } from './register/companies.ts'
import { documentData } from './register/documents.ts'
import { exportData } from './register/exports.ts'
import { mailData } from './register/mails.ts'
import { operationData } from './register/operation.ts'
import { postingData } from './register/postings.ts'
import { searchData } from './register/search.ts'
import { securityData } from './register/security.ts'
import { signInData } from './register/signIn.ts'
import { alertsData } from './register/alerts.ts'
import { talentData } from './register/talent.ts'

/** Register of processing activities: all stored data, in the order of the privacy page. */
export const register: readonly DataKind[] = [
  accountData,
  signInData,
  documentData,
  exportData,
  applicationData,
  talentData,
  alertsData,
  searchData,
  companyData,
  postingData,
  mailData,
  securityData,
  browserData,
  operationData,
]
