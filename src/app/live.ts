import { fromCallback } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import {
  liveMachine,
  type Followed,
  type StreamEvent,
  type VisibilityEvent,
} from '../../machines/live/live.ts'
import { watchVisibility } from '../browser/watchVisibility.ts'
import { countWaiting, openStream } from '../effects/live.ts'
import { provided, type EffectRequest } from '../effects/shared/provided.ts'

/** Live connection with its effects. */
export const live = liveMachine.provide({
  actors: {
    visibility: fromCallback<VisibilityEvent>(({ sendBack }) => watchVisibility(sendBack)),
    stream: fromCallback<StreamEvent, Followed>(({ input, sendBack }) => openStream(input, sendBack)),
    countWaiting: provided(({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>) =>
      countWaiting(role, signal),
    ),
  },
})
