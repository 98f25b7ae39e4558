import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './prose.tsx'

const document = `
<h2 id="reflection">Seven days to think it over</h2>
<p>You may withdraw from a course within <strong>seven days</strong> of buying it, and we pay back what you paid. Tickets for
events are excluded; more about them under <a href="#tickets">Tickets</a>.</p>
<ul><li>Write to us by e-mail, or use the contact form.</li><li>Name the order number; you find it on the invoice.</li></ul>
<h3>How it is paid back</h3>
<ol><li>To the card it was paid with.</li><li>Within fourteen days, and usually sooner.</li></ol>
<h2 id="tickets">Tickets</h2>
<p>The cookies we set are few:</p>
<table><thead><tr><th scope="col">Cookie</th>
<th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody><tr><td data-head="Cookie"><code>lang</code></td>
<td data-head="What for">Your language</td><td data-head="How long">A year</td></tr>
<tr><td data-head="Cookie"><code>session</code></td>
<td data-head="What for">Keeps you signed in</td><td data-head="How long">Thirty days</td></tr></tbody></table>
<blockquote><p>A clean guide forgives nothing, and teaches everything.</p></blockquote>
<hr><h3>What stays out</h3><p>Nothing that follows you elsewhere.</p><h4>A small heading</h4><p>And the words under it.</p>`

/**
 * For long texts such as terms, a policy, a lesson's notes. Not for a sentence or two on a page (plain `<p>`), or
 * user content. The page's `h1` is outside; headings start at level 2.
 */
const meta = {
  title: 'Building blocks/Prose',
  component: Prose,
  args: { dangerouslySetInnerHTML: { __html: document } },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Document: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tickets' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    dangerouslySetInnerHTML: {
      __html: `<h2>هفت روز برای فکر کردن</h2><p>تا <strong>هفت روز</strong> پس از خرید می‌توانید از آن منصرف شوید؛ بلیت رویدادها
از این حق جداست و <a href="#tickets">بخش بلیت‌ها</a> دربارهٔ آن است.</p><ol><li>برای ما بنویسید.</li><li>شمارهٔ سفارش را بگویید.</li></ol>
<ul><li>به همان کارتی که با آن پرداخته‌اید.</li></ul>`,
    },
  },
}
