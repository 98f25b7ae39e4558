import { useEffect, useState } from 'react'

/** Links to the sections of the page, shown beside it on wide screens. */
export function TableOfContents() {
  const [titles, setTitles] = useState<{ id: string; text: string }[]>([])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const headings = document.querySelectorAll('main section > h2[id]')
      setTitles([...headings].map(({ id, textContent }) => ({ id, text: textContent ?? '' })))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <nav aria-label="On this page" className="max-lg:hidden">
      <ul className="sticky top-12 grid gap-2.5 border-s border-line ps-5 text-small">
        {titles.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              // Docs pages are in a frame; the link must not change the address of the window.
              target="_self"
              className="text-text-muted no-underline transition-colors hover:text-text"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' })
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
