import type { ExportContext } from '../section.ts'
import type { ZipEntry } from '../zip.ts'

/** Largest stored square of a photo or logo, as a file; undefined without one. */
export async function pictureEntry(
  { db }: ExportContext,
  owner: { readonly accountId: string } | { readonly companyId: string },
): Promise<ZipEntry | undefined> {
  const picture = await db
    .selectFrom('pictures')
    .select(['png_192', 'created_at'])
    .$if('accountId' in owner, (all) =>
      all.where('account_id', '=', 'accountId' in owner ? owner.accountId : ''),
    )
    .$if('companyId' in owner, (all) =>
      all.where('company_id', '=', 'companyId' in owner ? owner.companyId : ''),
    )
    .executeTakeFirst()
  if (!picture) return undefined
  const path = 'accountId' in owner ? 'photo.png' : 'logo.png'
  return { path, content: picture.png_192, modifiedAt: picture.created_at, isCompressed: true }
}
