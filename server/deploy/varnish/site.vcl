# Varnish 7 in front of the hosts: keeps guests' pages as their headers say (CDN_TTL_S, CDN_STALE_S), drops them at a host's
# call (CDN_PURGE_URL=http://varnish/__purge, CDN_PURGE_HEADER="Purge-Secret: …"), and tells the country of a visitor
# (CDN_COUNTRY_HEADER=X-Country). PURGE_SECRET is a variable of the process that starts Varnish.
vcl 4.1;

import std;

backend site {
  .host = "site";
  .port = "3000";
  .first_byte_timeout = 30s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  if (req.url == "/__purge") {
    if (req.method != "POST" || std.getenv("PURGE_SECRET") == "" ||
        req.http.Purge-Secret != std.getenv("PURGE_SECRET")) {
      return (synth(404));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9]") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
    return (synth(200));
  }
  if (req.url ~ "^/socket\.io" && req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Only from here may a host learn of a country, else a visitor could fill the cache with the pages of another one.
  unset req.http.X-Country;
  if (req.http.Cookie ~ "(^|; *)countryCode=[A-Za-z][A-Za-z](;|$)") {
    set req.http.X-Country = std.toupper(regsub(req.http.Cookie, "^(|.*; *)countryCode=([A-Za-z][A-Za-z]).*$", "\2"));
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization ||
      req.url ~ "^/(api/|socket\.io|healthz|readyz|metrics|purge)" || req.url ~ "[?&](at|token)=") {
    return (pass);
  }
  # A page depends on host, address and country alone (Vary).
  unset req.http.Cookie;
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_response {
  # While hosts fail, the copy at hand is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # A refusal lasts a second, instead of two minutes in which every visitor asks the hosts.
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub vcl_deliver {
  # Browsers ask each time, so that a purge reaches them.
  if (resp.http.Surrogate-Key) {
    set resp.http.Cache-Control = "private, no-cache";
    set resp.http.Vary = "Accept-Encoding";
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.Age;
  }
}
