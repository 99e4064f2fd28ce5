"""Prints a page to a PDF in WebKitGTK, whose driver has no command for it: print-webkit.py OUT URL [FORM FIELDS]

FORM is a selector and FIELDS an object of names and values in JSON: the form is filled and sent, and what answers is printed. A4 with the margins
that a browser has on most machines. Wants a display. Ends with 1 where nothing was printed.
"""

import json
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

WIDTH_PX, HEIGHT_PX = 1280, 900
MARGIN_MM = 14
# Typefaces and islands, after the page itself.
SETTLE_MS = 2000
TIMEOUT_MS = 40000

FILL = """(() => {
  const form = document.querySelector(%s);
  for (const [name, value] of Object.entries(%s)) {
    const field = form.elements.namedItem(name);
    if (field) field.value = value;
  }
  HTMLFormElement.prototype.submit.call(form);
})()"""


class Printing:
    def __init__(self, out, url, form=None, fields=None):
        self.out = out
        self.is_printed = False
        self.fill = FILL % (json.dumps(form), fields) if form else None
        self.operation = None
        self.view = WebKit2.WebView()
        window = Gtk.OffscreenWindow()
        window.set_default_size(WIDTH_PX, HEIGHT_PX)
        window.add(self.view)
        window.show_all()
        self.view.connect('load-changed', self.on_load)
        self.view.load_uri(url)
        GLib.timeout_add(TIMEOUT_MS, Gtk.main_quit)

    def on_load(self, view, event):
        if event != WebKit2.LoadEvent.FINISHED:
            return
        if self.fill:
            view.evaluate_javascript(self.fill, -1, None, None, None, None)
            self.fill = None
        elif not self.operation:
            self.operation = WebKit2.PrintOperation.new(view)
            GLib.timeout_add(SETTLE_MS, self.print_page)

    def print_page(self):
        paper = Gtk.PaperSize.new('iso_a4')
        settings = Gtk.PrintSettings()
        settings.set_printer('Print to File')
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(self.out, None))
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
        settings.set_paper_size(paper)
        setup = Gtk.PageSetup()
        setup.set_paper_size(paper)
        for side in ('top', 'bottom', 'left', 'right'):
            getattr(setup, f'set_{side}_margin')(MARGIN_MM, Gtk.Unit.MM)
        self.operation.set_print_settings(settings)
        self.operation.set_page_setup(setup)
        self.operation.connect('finished', self.on_end, True)
        self.operation.connect('failed', lambda operation, _error: self.on_end(operation, False))
        self.operation.print_()

    def on_end(self, _operation, is_printed):
        # A failure is told first, and its end after it.
        self.is_printed = is_printed and self.operation is not None
        if not is_printed:
            self.operation = None
        Gtk.main_quit()


printing = Printing(*sys.argv[1:])
Gtk.main()
sys.exit(0 if printing.is_printed else 1)
