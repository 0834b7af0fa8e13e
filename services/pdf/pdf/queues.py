RENDER_QUEUE = "pdf-render"
