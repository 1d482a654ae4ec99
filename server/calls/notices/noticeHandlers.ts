import { contract, type Contract } from '../../../contract/index.ts'
import { mailSettingsOf } from '../../mail/settings.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { saveMailSettings } from './saveMailSettings.ts'

export const noticeHandlers: HandlersOf<Contract['notices']> = {
  /** Returns the choice for each kind of mail that can be set. */
  readMailSettings: defineHandler(contract.notices.readMailSettings, ({ account, db }) =>
    mailSettingsOf(db, account),
  ),
  saveMailSettings,
}
