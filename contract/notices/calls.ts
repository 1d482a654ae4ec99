import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { isMailKind, mailChoices, mailKinds } from './kinds.ts'
import { boundedRecord, strictObject } from '../schemas/shapes.ts'

/** Choice for each kind of mail that can be set. */
const settings = v.object({ choices: v.record(v.string(), v.picklist(mailChoices)) })

export type MailSettings = v.InferOutput<typeof settings>

/** The calls about which mails come (marketplace, 7). What is saved last holds, kind by kind. */
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
