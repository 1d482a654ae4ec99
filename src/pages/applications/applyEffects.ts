import { lazily } from '../../effects/shared/lazily.ts'

// Loaded on demand, because nobody applies before the page is shown.
const applying = () => import('../../effects/applying.ts')

export const openApplication = lazily(async () => (await applying()).openApplication)
export const keepFileOnDevice = lazily(async () => (await applying()).keepFileOnDevice)
export const uploadFile = lazily(async () => (await applying()).uploadFile)
