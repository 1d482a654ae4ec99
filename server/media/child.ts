// Child process that creates the squares of a single picture and then exits.
import process from 'node:process'
import { closeNetwork } from '../operations/closeNetwork.ts'
import { UnusablePicture, type Answer, type PictureRequest } from './messages.ts'

closeNetwork()

async function answerTo({ content }: PictureRequest): Promise<Answer> {
  try {
    // Imported only after network access is blocked.
    const { makeSquares } = await import('./makeSquares.ts')
    return { squares: await makeSquares(content) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.reason }
    throw error
  }
}

process.on('disconnect', () => process.exit())
process.once('message', (asked: PictureRequest) => {
  void answerTo(asked).then((answer) => process.send?.(answer))
})
