import { ownPath } from '../../contract/paths.ts'
import * as v from 'valibot'
import { createDeviceStore } from './storage/deviceStore.ts'

const kept = createDeviceStore('awaits', v.string())
const WHAT = 'verification'

/**
 * Stores the path to return to after email verification. Local storage, because the email may open in another
 * window.
 */
export const saveReturnPath = (path: string) => kept.keep(WHAT, path)

export const forgetReturnPath = () => kept.forget(WHAT)

/** Returns and deletes the stored path. */
export function takeReturnPath(): string | undefined {
  const path = ownPath(kept.of(WHAT))
  kept.forget(WHAT)
  return path
}
