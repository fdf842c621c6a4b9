-- One session of Neovim with the language server on a file: what it shows at first, on a hover, after an edit and after undo.
-- Prints it as one line of JSON. Written for Neovim 0.7, the oldest that Debian still carries.
local buffer = vim.api.nvim_get_current_buf()
local seen = {}

local function findings()
  local list = {}
  for _, each in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(list, {
      line = each.lnum,
      code = each.user_data.lsp.code,
      source = each.source,
      severity = each.severity,
      message = each.message,
    })
  end
  return list
end

local function has(slug, line)
  for _, each in ipairs(findings()) do
    if each.code == slug and (line == nil or each.line == line) then return true end
  end
  return false
end

-- The columns on which a row is unique are named once all is known.
local function is_told(line)
  for _, each in ipairs(findings()) do
    if each.line == line and each.message:find('unique on zip', 1, true) then return true end
  end
  return false
end

local function wait(what, holds)
  if not vim.wait(15000, holds, 20) then error(what .. ': ' .. vim.fn.json_encode(findings())) end
end

local function hover(client, line, character)
  local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = line, character = character } }
  local answer = assert(client.request_sync('textDocument/hover', params, 5000, buffer))
  return answer.result and answer.result.contents.value or ''
end

-- Chooses an entry of the menu at a place, as vim.lsp.buf.code_action does, and saves what it wrote.
local function choose(client, line, character, start)
  local position = { line = line, character = character }
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = { start = position, ['end'] = position },
    context = { diagnostics = {} },
  }
  local answer = assert(client.request_sync('textDocument/codeAction', params, 5000, buffer))
  for _, action in ipairs(answer.result) do
    if vim.startswith(action.title, start) then
      vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
      vim.cmd('silent wall')
      return
    end
  end
  error('not offered: ' .. start .. ', but ' .. vim.fn.json_encode(answer.result))
end

local ok, reason = pcall(function()
  local id = vim.lsp.start_client {
    name = 'quasi',
    cmd = { vim.env.QUASI_NODE, vim.env.QUASI_SERVER, 'lsp', '--stdio' },
    root_dir = vim.fn.getcwd(),
    settings = { quasi = { k = 2, quasiIdentifiers = { 'sex', 'zip' } } },
    -- Neovim 0.7 leaves it to its user to send the settings.
    on_init = function(client)
      client.notify('workspace/didChangeConfiguration', { settings = client.config.settings })
    end,
  }
  assert(id and vim.lsp.buf_attach_client(buffer, id), 'the server did not start')
  local client = vim.lsp.get_client_by_id(id)

  wait('no finding of a ragged row', function() return has('ragged-row', 5) end)
  wait('no finding of the two rows that stand alone', function()
    return is_told(4) and is_told(5) and not has('row-stands-alone', 1)
  end)
  seen.opened = findings()
  seen.cell = hover(client, 4, 5)
  seen.safe = hover(client, 2, 5)
  seen.header = hover(client, 0, 9)

  vim.api.nvim_buf_set_lines(buffer, 5, 6, false, { 'Eve,m,8002' })
  wait('the finding stays after the row is mended', function()
    return not has('ragged-row') and not has('row-stands-alone') and not has('small-classes')
  end)
  seen.edited = findings()

  vim.cmd('silent undo')
  wait('the finding is not back after undo', function() return has('ragged-row', 5) and is_told(4) and is_told(5) end)
  seen.undone = findings()

  choose(client, 0, 1, 'Mark name as sensitive')
  seen.config = table.concat(vim.fn.readfile('quasi.json'), '\n')
  -- It does not watch files: the server looks when the data are saved.
  vim.cmd('silent write')
  wait('the new role is not in force', function() return hover(client, 0, 1):find('name · sensitive', 1, true) ~= nil end)
  client.stop()
  wait('the server does not stop', function() return client.is_stopped() end)
end)
if not ok then seen.failed = tostring(reason) end
io.stdout:write(vim.fn.json_encode(seen) .. '\n')
vim.cmd('qall!')
