import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { waitFor } from 'xstate'
import type { ApplyingFlow } from '../../../machines/applications/applying.ts'
import type { BringingFlow, BroughtFile } from '../../../machines/files/bringing.ts'
import { fileOnDevice, forgetFile, keptFile, ON_DEVICE } from '../../browser/kept/keptFile.ts'

/**
 * The files that can be chosen for an application, the newest first. What is brought is chosen; what a guest has brought
 * waits on the device, and goes to the server as soon as they are a member.
 */
export function useFiles(
  flow: ApplyingFlow,
  bringing: BringingFlow,
  isMember: boolean,
): readonly BroughtFile[] {
  const before = useSelector(flow, ({ context }) => context.files)
  const brought = useSelector(bringing, ({ context }) => context.files)
  const [onDevice, setOnDevice] = useState<BroughtFile>()

  useEffect(() => {
    const chosen = bringing.on('brought', ({ file }) => {
      flow.send({ type: 'change', change: { resume: file.id, resumeId: '' } })
      if (isMember) void forgetFile()
    })
    return () => chosen.unsubscribe()
  }, [flow, bringing, isMember])

  useEffect(() => {
    if (isMember) return
    const look = async () => {
      const file = await keptFile()
      if (file) setOnDevice(fileOnDevice(file))
      else if (flow.getSnapshot().context.typed.resume === ON_DEVICE)
        flow.send({ type: 'change', change: { resume: '' } })
    }
    void look()
  }, [flow, isMember])

  useEffect(() => {
    // Only what was chosen for this job: others may use the same device.
    if (!isMember || flow.getSnapshot().context.typed.resume !== ON_DEVICE) return undefined
    const left = new AbortController()
    const bring = async () => {
      const file = await keptFile()
      if (!file) return
      await waitFor(flow, (state) => state.matches('draft') || state.matches('conflict'), {
        timeout: Infinity,
        signal: left.signal,
      })
      const form = new FormData()
      form.set('file', file)
      bringing.send({ type: 'choose', form })
    }
    bring().catch(() => undefined)
    return () => left.abort()
  }, [flow, bringing, isMember])

  const device = onDevice && brought.length === 0 ? [onDevice] : []
  return [...brought, ...device, ...before.filter(({ id }) => brought.every((file) => file.id !== id))]
}
