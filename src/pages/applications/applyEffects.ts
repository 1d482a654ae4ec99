import { lazily } from '../../effects/shared/lazily.ts'

// Nobody applies before the page is shown.
const applying = () => import('../../effects/applying.ts')
const applications = () => import('../../effects/applications.ts')

export const beginApplication = lazily(async () => (await applying()).beginApplication)
export const keepLetterCommands = lazily(async () => (await applying()).keepLetterCommands)
export const keepOnDevice = lazily(async () => (await applying()).keepOnDevice)
export const uploadFile = lazily(async () => (await applying()).uploadFile)
export const candidateEvent = lazily(async () => (await applications()).candidateEvent)
export const readApplication = lazily(async () => (await applications()).readApplication)
export const saveApplication = lazily(async () => (await applications()).saveApplication)
