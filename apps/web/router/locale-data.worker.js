// Chromium reads the data of all languages for the first format of a process. Here, that does not occupy the page's own thread.
Intl.NumberFormat().format(0)
close()
