import * as v from 'valibot'
import { keeper } from './kept.ts'

const kept = keeper('keys', v.boolean())

/** Whether this device takes single letters for what they do on a board or in a list. They do, until somebody switches them off. */
export const hasLetterKeys = (): boolean => kept.of('letters') ?? true

export const keepLetterKeys = (isOn: boolean): void => kept.keep('letters', isOn)
