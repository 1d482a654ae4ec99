import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'
import '../login.css'

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <RouterProvider router={createBrowserRouter(routes)} />,
)
