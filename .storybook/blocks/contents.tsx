import { useEffect, useState } from 'react'

/** The sections of the page, beside it where there is room. */
export function Contents() {
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
              // Within this frame: the page round it has an address of its own.
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
