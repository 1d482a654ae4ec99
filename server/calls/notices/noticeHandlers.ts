import { contract, type Contract } from '../../../contract/index.ts'
import { mailSettingsOf } from '../../mail/settings.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { saveMailSettings } from './saveMailSettings.ts'

export const noticeHandlers: HandlersOf<Contract['notices']> = {
  /** Returns the frequency of each kind of email that can be changed. */
  readMailSettings: defineHandler(contract.notices.readMailSettings, ({ account, db }) =>
    mailSettingsOf(db, account),
  ),
  saveMailSettings,
}
