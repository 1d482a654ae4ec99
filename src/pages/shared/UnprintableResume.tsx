import { unprintableInResume } from '../../../contract/resumes/printing/unprintableFields.ts'
import { useReading } from '../../app/useReading.ts'
import { readResume } from '../../effects/resumes.ts'
import { Unprintable } from '../../views/forms/Unprintable.tsx'

/** Loads a resume, and lists its characters that cannot be printed. */
export default function UnprintableResume({ id }: { readonly id: string }) {
  const { data } = useReading(readResume, { id })
  return data && <Unprintable characters={unprintableInResume(data.document)} />
}
