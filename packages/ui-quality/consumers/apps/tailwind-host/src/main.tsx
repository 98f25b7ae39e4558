import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '@chignon/ui/button'
import './app.css'
import { Academy } from './academy'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {/* The app's own classes, and those that the theme adds. */}
      <div id="own" className="rounded-lg bg-blue-600 p-4 text-sm shadow-lg ease-out md:flex">
        <span className="bg-accent">Own accent</span>
        <span id="overridden" className="aspect-video text-base leading-snug tracking-normal blur-lg">
          Own theme
        </span>
        <span id="tight" className="text-base leading-tight">
          Own leading
        </span>
      </div>
      <p id="added" className="bg-chignon-accent text-chignon-heading rounded-chignon-control">
        The bob
      </p>
      <Button className="mt-8 rounded-none">Placed</Button>
      <Academy />
    </StrictMode>,
  )
