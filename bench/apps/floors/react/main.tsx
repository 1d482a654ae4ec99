import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../login.css'

/** Minimal login form with React. */
function Login() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (!email.includes('@')) return setFailure('Enter a valid e-mail address')
    setBusy(true)
    setFailure('')
    const body = JSON.stringify({ email, password, remember })
    const answer = await fetch('/api/login', { method: 'POST', body }).catch(() => undefined)
    if (!answer?.ok) setFailure('The e-mail or the password is wrong')
    setBusy(false)
  }

  return (
    <main>
      <form
        className="card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <h1>Sign in</h1>
        <label>
          E-mail{' '}
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label>
          Password{' '}
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        <label className="check">
          <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />{' '}
          Remember me
        </label>
        {failure && (
          <p className="err" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" disabled={busy}>
          Sign in
        </button>
        <p className="foot">
          <a href="/reset">Forgot password?</a> <a href="/register">Create account</a>
        </p>
      </form>
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Login />)
