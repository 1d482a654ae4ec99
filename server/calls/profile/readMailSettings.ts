import { mailSettingsOf } from '../../mail/settings.ts'
import type { NoticeHandler } from '../shared/context.ts'

/** Gives what holds for each kind of mail that can be set. */
export const readMailSettings: NoticeHandler<'readMailSettings'> = ({ account, db }) =>
  mailSettingsOf(db, account)
