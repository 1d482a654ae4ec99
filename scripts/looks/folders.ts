import { globSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../looks')

/** Reference pictures of the stories (in git). */
export const pictures = join(folder, 'pictures')

/** Pictures that differed in the last run (not in git). */
export const changes = join(folder, 'changes')

/** Picture of the specimen from the machine that rendered the reference pictures (in git). */
export const specimenPicture = join(folder, 'specimen.png')

/** Picture of the specimen from this machine, if it differs (not in git). */
export const specimenHere = join(changes, 'specimen.png')

/** Number of reference pictures. */
export const picturesInGit = (): number => globSync('**/*.png', { cwd: pictures }).length
