#!/bin/sh
# The packages of Debian that an image has, as a bill of materials (CycloneDX). Their licences are in
# /usr/share/doc/<package>/copyright.
printf '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1,"components":[\n'
dpkg-query -W -f '{"type":"library","name":"${Package}","version":"${Version}","purl":"pkg:deb/debian/${Package}@${Version}?arch=${Architecture}"},\n' \
  | sed '$ s/,$//'
printf ']}\n'
