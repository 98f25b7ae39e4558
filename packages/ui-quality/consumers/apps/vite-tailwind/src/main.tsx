import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { Academy } from './academy'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {/* Utility classes of the theme. */}
      <div className="content-width py-section">
        <h2 className="headline-type text-heading text-accent">The bob</h2>
        <Academy />
      </div>
    </StrictMode>,
  )
