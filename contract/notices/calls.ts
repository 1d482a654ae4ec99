import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { isMailKind, mailChoices, mailKinds } from './kinds.ts'
import { boundedRecord, strictObject } from '../schemas/shapes.ts'

/** Frequency by kind of email, for the kinds that can be changed. */
const settings = v.object({ choices: v.record(v.string(), v.picklist(mailChoices)) })

export type MailSettings = v.InferOutput<typeof settings>

/** Calls about email settings (marketplace, 7). Each kind is saved separately, and the last save wins. */
export const noticeCalls = {
  readMailSettings: defineCall({
    path: 'read-mail-settings',
    summary: 'Get your email preferences.',
    payload: nothing,
    result: settings,
    access: 'session',
  }),
  saveMailSettings: defineCall({
    path: 'save-mail-settings',
    summary: 'Save email preferences for the kinds given.',
    payload: strictObject({
      choices: boundedRecord(
        v.pipe(v.string(), v.maxLength(40), v.check(isMailKind, 'There’s no such email preference.')),
        v.picklist(mailChoices, 'Choose one of the answers.'),
        Object.keys(mailKinds).length,
      ),
    }),
    result: settings,
    access: 'session',
    limits: { account: ['saveMailSettings'] },
    audit: ['done', 'limited'],
  }),
} as const

export type NoticeCallName = keyof typeof noticeCalls
