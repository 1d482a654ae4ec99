import * as Toast from '@radix-ui/react-toast'
import { useMachine } from '@xstate/react'
import { Link, Navigate, type RouteObject } from 'react-router-dom'
import { formMachine } from './formMachine.ts'

function Form({ title, path }: { title: string; path: string }) {
  const [state, send] = useMachine(formMachine, { input: { path } })
  const { values, issues, failure } = state.context
  if (state.matches('done')) return <Navigate to="/" />
  return (
    <Toast.Provider>
      <main>
        <form
          className="card"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'submit' })
          }}
        >
          <h1>{title}</h1>
          <label>
            E-mail{' '}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={values.email}
              onChange={({ target }) => send({ type: 'edit', values: { email: target.value } })}
            />
            {issues.email && <span className="err">{issues.email[0]}</span>}
          </label>
          <label>
            Password{' '}
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              value={values.password}
              onChange={({ target }) => send({ type: 'edit', values: { password: target.value } })}
            />
            {issues.password && <span className="err">{issues.password[0]}</span>}
          </label>
          <label className="check">
            <input
              type="checkbox"
              name="remember"
              checked={values.remember}
              onChange={({ target }) => send({ type: 'edit', values: { remember: target.checked } })}
            />{' '}
            Remember me
          </label>
          <button type="submit" disabled={state.matches('sending')}>
            {title}
          </button>
          <p className="foot">
            <Link to="/reset">Forgot password?</Link> <Link to="/register">Create account</Link>
          </p>
        </form>
      </main>
      <Toast.Root className="toast" open={failure !== ''} onOpenChange={() => send({ type: 'calm' })}>
        <Toast.Description>{failure}</Toast.Description>
      </Toast.Root>
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  )
}

export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/login" replace /> },
  { path: '/login', element: <Form key="login" title="Sign in" path="/api/login" /> },
  { path: '/register', element: <Form key="register" title="Create account" path="/api/register" /> },
  { path: '/reset', element: <Form key="reset" title="Reset password" path="/api/reset" /> },
]
