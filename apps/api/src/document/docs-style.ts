/** The stylesheet of the page: the brand's paper and ink, one metal accent, no script and no font to load. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.985 0.004 85), oklch(0.17 0.008 60));
  --raised: light-dark(oklch(1 0 0), oklch(0.205 0.009 60));
  --line: light-dark(oklch(0.9 0.008 80), oklch(0.3 0.01 60));
  --text: light-dark(oklch(0.22 0.01 60), oklch(0.95 0.006 85));
  --muted: light-dark(oklch(0.45 0.015 65), oklch(0.75 0.012 75));
  --accent: light-dark(oklch(0.48 0.09 75), oklch(0.8 0.09 82));
  --serif: 'Bodoni Moda', Didot, 'Bodoni 72', 'Bodoni MT', 'Playfair Display', Georgia, serif;
  --sans: 'Instrument Sans', ui-sans-serif, system-ui, 'Segoe UI', 'Helvetica Neue', sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 24px; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/26px var(--sans); }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset-inline-start: 16px; inset-block-start: 16px; padding: 8px 16px; background: var(--raised); }
.top { max-inline-size: 1200px; margin-inline: auto; padding: 96px 32px 56px; border-block-end: 1px solid var(--line); }
.overline { margin: 0; font-size: 12px; letter-spacing: 0.08em; text-transform: uppercase; color: var(--accent); }
h1 { margin: 16px 0; font: 400 clamp(36px, 6vw, 64px) / 1.05 var(--serif); text-wrap: balance; }
.lead { margin: 0; color: var(--muted); }
.columns { max-inline-size: 1200px; margin-inline: auto; padding: 0 32px 128px; display: grid; gap: 64px;
  grid-template-columns: 180px minmax(0, 1fr); }
nav ul { position: sticky; inset-block-start: 0; margin: 0; padding: 56px 0; list-style: none; max-block-size: 100vh; overflow: auto; }
nav a { display: block; padding: 5px 0; color: var(--muted); text-decoration: none; }
nav a:hover { color: var(--accent); }
h2 { margin: 96px 0 24px; font: 400 36px/1.1 var(--serif); }
.introduction h2 { margin-block-start: 56px; }
h4 { margin: 0 0 8px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--muted); }
dl { margin: 0; display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: 12px 24px; }
dt { font-weight: 600; }
dd { margin: 0; color: var(--muted); }
.problems { margin: 8px 0 0; padding: 0; list-style: none; }
.problems b { display: inline-block; inline-size: 48px; font-variant-numeric: tabular-nums; color: var(--text); }
.call, .shape { margin-block-end: 24px; padding: 24px; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
.call h3, .shape h3 { margin: 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: baseline; font: 600 16px/24px var(--mono); }
.method { font-size: 12px; letter-spacing: 0.04em; color: var(--accent); min-inline-size: 56px; }
.path { overflow-wrap: anywhere; }
.summary { margin: 8px 0 16px; color: var(--muted); }
.chip { margin-inline-start: 8px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 999px; font-size: 12px; white-space: nowrap; }
.planned { border-color: currentcolor; color: var(--accent); }
table { inline-size: 100%; margin-block-end: 16px; border-collapse: collapse; font-size: 14px; line-height: 20px; }
th, td { padding: 8px 12px 8px 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
thead th { font-size: 12px; color: var(--muted); }
td, th i { color: var(--muted); }
th i { font-size: 12px; }
.pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
pre { margin: 0; padding: 16px; overflow: auto; max-block-size: 420px; background: var(--ground); border: 1px solid var(--line); border-radius: 2px; }
code { font: 13px/20px var(--mono); }
.shape pre { margin-block-start: 12px; }
@media (max-width: 963px) {
  .top { padding-block: 56px 32px; }
  .columns { grid-template-columns: minmax(0, 1fr); gap: 0; }
  nav ul { position: static; padding: 24px 0 0; display: flex; flex-wrap: wrap; gap: 4px 20px; }
  nav a { padding: 9px 0; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  dd { margin-block-end: 12px; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`
