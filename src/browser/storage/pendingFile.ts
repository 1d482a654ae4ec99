import type { UploadedFile } from '../../../machines/files/upload.ts'

/** Placeholder id of a file that is not uploaded yet. */
export const ON_DEVICE = 'device'

const PLACE = '/kept-resume'
const STORE = 'kept'
const NAME = 'X-File-Name'

export const fileOnDevice = ({ name, size }: Pick<File, 'name' | 'size'>): UploadedFile => ({
  id: ON_DEVICE,
  name,
  bytes: size,
})

/**
 * Stores a guest's file until login. In the Cache API, because registration may continue in another window.
 */
export async function savePendingFile(file: File): Promise<void> {
  const kept = await caches.open(STORE)
  await kept.put(
    PLACE,
    new Response(file, { headers: { [NAME]: String(new URLSearchParams({ name: file.name })) } }),
  )
}

/** Stored file; undefined if there is none, or if storage is disabled. */
export async function readPendingFile(): Promise<File | undefined> {
  try {
    const found = await caches.match(PLACE, { cacheName: STORE })
    const name = new URLSearchParams(found?.headers.get(NAME) ?? '').get('name')
    if (!found || !name) return undefined
    return new File([await found.blob()], name, { type: 'application/pdf' })
  } catch {
    return undefined
  }
}

export async function removePendingFile(): Promise<void> {
  try {
    await caches.delete(STORE)
  } catch {
    // Storage is disabled, so no file was stored.
  }
}
