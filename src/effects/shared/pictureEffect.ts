import type * as v from 'valibot'
import type { Upload } from '../../../contract/upload.ts'
import { failure } from '../../network/failure.ts'
import { upload } from '../../network/request.ts'
import { wrongPicture } from '../../words/files/picture.ts'
import type { EffectRequest } from './provided.ts'

/** Uploads a picture after checking its type and size. */
export const uploadingPicture =
  <Result extends v.GenericSchema>(call: Upload<Result>) =>
  async ({
    input: { file },
    signal,
  }: EffectRequest<{ readonly file: File }>): Promise<v.InferOutput<Result>> => {
    const problem = wrongPicture(file)
    if (problem !== undefined) throw { ...failure('invalid'), message: problem }
    return upload(call, file, { signal })
  }
