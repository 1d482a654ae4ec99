import { useEffect } from 'react'
import { actingMachine } from '../../../machines/acting/acting.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { deleteFile, readStorage } from '../../effects/files.ts'
import { StoragePanel } from '../../views/profile/StoragePanel.tsx'

const machine = actingMachine.provide({ actors: { act: deleteFile } })

/** How much the account holds; files can be deleted here. */
export default function Storage() {
  const { flow: reading, data } = useReading(readStorage, {})
  const acting = useFlow(machine, { input: undefined })
  useEffect(() => {
    const deleted = acting.on('acted', () => reading.send({ type: 'refresh' }))
    return () => deleted.unsubscribe()
  }, [acting, reading])
  return <StoragePanel reading={reading} acting={acting} held={data} />
}
