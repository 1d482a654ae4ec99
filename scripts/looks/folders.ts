import { globSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../looks')

/** How every story looks, in git. */
export const pictures = join(folder, 'pictures')

/** What looked different the last time; not in git. */
export const changes = join(folder, 'changes')

/** How the specimen looks where the pictures were drawn, in git. */
export const specimenPicture = join(folder, 'specimen.png')

/** How the specimen looks here, where that differs; not in git. */
export const specimenHere = join(changes, 'specimen.png')

/** How many pictures of stories there are to compare with. */
export const picturesInGit = (): number => globSync('**/*.png', { cwd: pictures }).length
