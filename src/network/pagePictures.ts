import { resumePagePicture } from '../../contract/resumes/calls.ts'
import { failure } from './failure.ts'

/**
 * The picture of a page of a resume, as it was at a revision.
 *
 * @returns SVG
 * @throws {Failure} `unexpected` where there is none
 * @throws what `fetch` throws on the way; `toFailure` knows each
 */
export async function readPagePicture(
  of: Parameters<typeof resumePagePicture>[0],
  page: number,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(resumePagePicture(of, page), { redirect: 'error', signal })
  if (!response.ok) throw failure('unexpected')
  return response.text()
}
