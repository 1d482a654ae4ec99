// Makes the squares of one picture, in a process of its own that lives for it alone.
import process from 'node:process'
import { closeNetwork } from '../operations/closeNetwork.ts'
import { UnusablePicture, type Answer, type PictureRequest } from './messages.ts'

closeNetwork()

async function answerTo({ content }: PictureRequest): Promise<Answer> {
  try {
    // Imported only after the network is closed.
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
